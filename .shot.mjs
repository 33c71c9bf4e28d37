import { chromium } from "playwright";
const base=process.argv[2], out=process.argv[3]; const paths=process.argv.slice(4);
const b=await chromium.launch({executablePath:"/work/main/node_modules/.cache/chromium/chromium",args:["--no-sandbox","--disable-gpu"]});
for(const spec of paths){ const [name,path]=spec.split("=",2).length==2?[spec.slice(0,spec.indexOf("=")),spec.slice(spec.indexOf("=")+1)]:[spec,spec];
 for(const [w,h] of (process.env.WIDTHS??"390x844,1440x900").split(",").map(s=>s.split("x").map(Number))){
  for (const scheme of (process.env.THEMES??"light").split(",")){
  const c=await b.newContext({viewport:{width:w,height:h},colorScheme:scheme,deviceScaleFactor:1}); const p=await c.newPage();
  try{ await p.goto(base+path,{waitUntil:"load",timeout:30000}); await p.waitForTimeout(1500); await p.screenshot({path:`${out}/${name}-${w}-${scheme}.png`,fullPage:process.env.FULL==="1"}); }catch(e){console.log(name,w,String(e).slice(0,200))}
  await c.close(); } } }
await b.close();
