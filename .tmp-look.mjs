import { chromium } from 'playwright';
import { mkdirSync } from 'node:fs';
export const base='http://127.0.0.1:28100';
mkdirSync('/tmp/w8/s',{recursive:true});
export async function launch(){ return chromium.launch({executablePath:'/usr/bin/chromium', args:['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']}); }
export async function signIn(page, userName='teacher@lexiloom.test'){
  const a=await page.request.post(base+'/api/login',{data:{userName,password:'Lexiloom-demo-1'}});
  const t=await a.text(); await page.goto(base+'/favicon.svg'); await page.evaluate(v=>localStorage.setItem('token',v),t); return t;
}
export const sizes={w:[1920,1080],m:[1366,768],s:[390,844]};
export async function shots(page,name,which=['w','m','s'],full=false){ for(const k of which){ const [width,height]=sizes[k]; await page.setViewportSize({width,height}); await page.waitForTimeout(250); await page.screenshot({path:`/tmp/w8/s/${name}-${k}.png`, fullPage: full||k==='s'}); } }
