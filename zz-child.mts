import { chromium } from 'playwright-core';
import * as fb from './tools/find-browser.mjs';
import * as fs from 'fs';
console.log(Object.keys(fb));
const D='/tmp/s10/str-child/';
const browser = await (fb as any).launch();
const ctx = await browser.newContext({viewport:{width:360,height:640},deviceScaleFactor:2,hasTouch:true,isMobile:true,locale:'de-DE'});
const page = await ctx.newPage();
page.on('pageerror',e=>fs.appendFileSync(D+'log','PAGEERROR '+e+'\n'));
await page.goto('http://127.0.0.1:4999/');
fs.writeFileSync(D+'ready','1');
let n=0;
for(;;){
  if(fs.existsSync(D+'cmd')){
    const c=fs.readFileSync(D+'cmd','utf8'); fs.unlinkSync(D+'cmd');
    let out='';
    try{ const f=new Function('page','ctx','D','wait','tap','shot','return (async()=>{'+c+'})()');
      const wait=(ms:number)=>page.waitForTimeout(ms);
      const tap=async(x:number,y:number,ms=2000)=>{await page.touchscreen.tap(x,y);await wait(ms);};
      const shot=async(s:string)=>{await page.screenshot({path:D+s+'.png'});};
      const r=await f(page,ctx,D,wait,tap,shot); out='OK '+(r===undefined?'':JSON.stringify(r)); if(c.includes('//QUIT')){fs.writeFileSync(D+'out','bye');break;}
    }catch(e){out='ERR '+e;}
    fs.writeFileSync(D+'out',out);
  }
  await new Promise(r=>setTimeout(r,100));
}
await browser.close();
