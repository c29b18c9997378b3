import { chromium } from 'playwright';
const [base, out, ...rest] = process.argv.slice(2);
// usage: node .tmp-shot.mjs http://localhost:22100 prefix lesson#act WxH [js-steps...]
const browser = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
const page = await browser.newPage();
page.on('console', m => { if (m.type()==='error') console.log('console', m.text().slice(0,300)); });
page.on('pageerror', e => console.log('pageerror', e.message));
const answer = await page.request.post(base+'/api/login',{data:{userName:'teacher@lexiloom.test',password:'Lexiloom-demo-1'}});
const token = await answer.text();
await page.goto(base+'/favicon.svg');
await page.evaluate(t=>localStorage.setItem('token',t), token);
const jobs = JSON.parse(rest[0]);
let n=0;
for (const [path, size, steps] of jobs) {
  const [width,height]=size.split('x').map(Number);
  await page.setViewportSize({width,height});
  await page.goto('about:blank');
  await page.goto(base+path);
  await page.waitForTimeout(1200);
  for (const s of steps ?? []) { await eval(`(async()=>{${s}})()`); await page.waitForTimeout(250); }
  const file=`/tmp/w2/${out}-${n++}.png`;
  await page.screenshot({path:file});
  console.log(file);
}
await browser.close();
