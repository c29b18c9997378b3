import { chromium } from '@playwright/test';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
for (const [w,h] of [[1920,1080],[390,844]]) {
  const p = await b.newPage({viewport:{width:w,height:h}});
  p.on('console',m=>console.log(m.text()));
  await p.goto('http://127.0.0.1:20950/resource/demoFrMarche');
  await p.waitForTimeout(3000);
  await p.screenshot({path:`/tmp/shots/vocab0-${w}.png`});
  console.log(await p.getByRole('navigation').first().innerText());
  await p.getByRole('button',{name:'Questions'}).first().click(); await p.getByLabel('Questions',{exact:true}).locator('select').selectOption('vocab').catch(()=>p.locator('select').first().selectOption('vocab'));
  await p.waitForTimeout(2500); console.log(await p.getByRole('button',{name:/^Questions/}).count());
  await p.screenshot({path:`/tmp/shots/vocab-${w}.png`});
  console.log(await p.getByRole('button',{name:/Hear/}).count());
}
await b.close();
