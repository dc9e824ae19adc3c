import { launch } from './tools/find-browser.mjs';
import fs from 'node:fs';
const D='/tmp/s10/str-latin/';
const browser:any = await launch();
const ctx = await browser.newContext({ viewport:{width:844,height:390}, deviceScaleFactor:2, hasTouch:true, isMobile:true, locale:'es-DO', timezoneId:'America/Santo_Domingo' });
const page = await ctx.newPage();
page.on('pageerror',(e:any)=>fs.appendFileSync(D+'errors.log','PAGEERROR '+e+'\n'));
page.on('console',(m:any)=>{ if(m.type()==='error') fs.appendFileSync(D+'errors.log',m.text()+'\n')});
const tap=async(x:number,y:number,w=1500)=>{await page.touchscreen.tap(x,y);await page.waitForTimeout(w)};
const shot=async(n:string)=>{await page.screenshot({path:D+n+'.png'})};
const wait=(ms:number)=>page.waitForTimeout(ms);
const text=async()=>page.evaluate(()=>document.body.innerText);
const swipe=async(x1:number,y1:number,x2:number,y2:number)=>{const c=await ctx.newCDPSession(page);
 await c.send('Input.dispatchTouchEvent',{type:'touchStart',touchPoints:[{x:x1,y:y1}]});
 for(let i=1;i<=8;i++){await c.send('Input.dispatchTouchEvent',{type:'touchMove',touchPoints:[{x:x1+(x2-x1)*i/8,y:y1+(y2-y1)*i/8}]});await wait(30)}
 await c.send('Input.dispatchTouchEvent',{type:'touchEnd',touchPoints:[]});await wait(800)};
const AF:any=Object.getPrototypeOf(async function(){}).constructor;
let n=0; const t0=Date.now();
while(Date.now()-t0<45*60e3){
  const f=D+'cmd-'+n+'.js';
  if(!fs.existsSync(f)){await new Promise(r=>setTimeout(r,200));continue}
  let out:any; try{ out=await new AF('page','tap','shot','wait','text','swipe','ctx',fs.readFileSync(f,'utf8'))(page,tap,shot,wait,text,swipe,ctx);}catch(e){out='ERR '+e}
  fs.writeFileSync(D+'out-'+n+'.txt',String(out??'ok')); n++;
  if(out==='quit')break;
}
await browser.close();
