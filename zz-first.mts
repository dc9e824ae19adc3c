import { chromium } from 'playwright-core';
import * as fb from './tools/find-browser.mjs';
import fs from 'fs';
console.log(Object.keys(fb));
const D='/tmp/s10/str-first/';
const b:any = await (fb as any).launch();
const c = await b.newContext({ viewport:{width:390,height:844}, deviceScaleFactor:2, hasTouch:true, isMobile:true, locale:'en-US' });
const p = await c.newPage();
p.on('pageerror',e=>console.log('PAGEERROR',e.message));
p.on('console',m=>{if(m.type()==='error')console.log('CONSOLE',m.text())});
let n=0;
fs.rmSync(D+'cmd.json',{force:true});
const end=Date.now()+38*60000;
while(Date.now()<end){
  if(fs.existsSync(D+'cmd.json')){
    let cmds:any[]=[];
    try{cmds=JSON.parse(fs.readFileSync(D+'cmd.json','utf8'));}catch(e){}
    fs.rmSync(D+'cmd.json');
    for(const a of cmds){ try{
      if(a[0]==='goto') await p.goto(a[1],{timeout:60000});
      if(a[0]==='tap') await p.touchscreen.tap(a[1],a[2]);
      if(a[0]==='wait') await p.waitForTimeout(a[1]);
      if(a[0]==='shot') {await p.screenshot({path:D+a[1]+'.png',timeout:60000});n++;}
      if(a[0]==='drag'){ const s=await c.newCDPSession(p); const [,x1,y1,x2,y2]=a; await s.send('Input.dispatchTouchEvent',{type:'touchStart',touchPoints:[{x:x1,y:y1}]}); for(let i=1;i<=10;i++){await s.send('Input.dispatchTouchEvent',{type:'touchMove',touchPoints:[{x:x1+(x2-x1)*i/10,y:y1+(y2-y1)*i/10}]});await p.waitForTimeout(30);} await p.waitForTimeout(200); await s.send('Input.dispatchTouchEvent',{type:'touchEnd',touchPoints:[]}); }
      if(a[0]==='back') await p.goBack();
      if(a[0]==='reload') await p.reload();
      if(a[0]==='quit'){ await b.close(); process.exit(0);}    
    }catch(e:any){console.log('ERR',JSON.stringify(a),e.message.slice(0,200));} }
    fs.writeFileSync(D+'done','x');
  }
  await new Promise(r=>setTimeout(r,100));
}
await b.close();
