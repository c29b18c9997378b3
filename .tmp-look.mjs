import { chromium } from 'playwright';
// usage: node .tmp-look.mjs who path name [action-file]
const [who, path, name, ...sizesArg] = process.argv.slice(2);
const base = 'http://127.0.0.1:27100';
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
const page = await b.newPage();
page.on('console', m => m.type()==='error' && console.log('console:', m.text()));
page.on('pageerror', e => console.log('pageerror:', e.message));
if (who !== '-') {
  const a = await page.request.post(base+'/api/login', {data:{userName:who, password:'Lexiloom-demo-1'}});
  const t = await a.text();
  await page.goto(base+'/favicon.svg');
  await page.evaluate(v => localStorage.setItem('token', v), t);
}
await page.emulateMedia({reducedMotion:'reduce'});
const act = process.env.ACT ? new Function('page', `return (async()=>{${process.env.ACT}})()`) : null;
await page.setViewportSize({width:1366,height:768});
await page.goto(base+path); await page.waitForLoadState('networkidle').catch(()=>{}); 
if (act) await act(page);
for (const [w,h] of [[1920,1080],[1366,768],[390,844]]) {
  await page.setViewportSize({width:w,height:h}); await page.waitForTimeout(400);
  await page.screenshot({path:`/tmp/w7/${name}-${w}.png`, fullPage: !!process.env.FULL});
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (wider>0) console.log('wider', w, wider);
}
console.log(page.url());
await b.close();
