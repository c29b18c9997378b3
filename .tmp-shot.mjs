import { chromium } from 'playwright';
const port = 26100;
const browser = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
page.on('pageerror', (e) => console.log('pageerror', e.message));
await page.goto(`http://localhost:${port}/`);
await page.evaluate(async () => {
  const answer = await fetch('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ userName: 'teacher@lexiloom.test', password: 'Lexiloom-demo-1' }) });
  localStorage.setItem('token', (await answer.text()).replace(/^"|"$/g, ''));
});
await (await import(process.argv[2])).default(page, `http://localhost:${port}`);
await browser.close();
