import { Pool } from "undici"; import { readFileSync } from "node:fs";
const [,, pid, seconds, ...targets] = process.argv;
const ticks = () => { const s = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" "); return (Number(s[11]) + Number(s[12])) / 100; };
const port = process.env.P ?? 4177; const c = Number(process.env.C ?? 16);
const pool = new Pool(`http://127.0.0.1:${port}`, { connections: c, pipelining: 1 });
for (const t of targets) {
  let n = 0, bytes = 0, bad = 0; const lat = []; const until = performance.now() + seconds * 1000; const c0 = ticks(), t0 = performance.now();
  await Promise.all(Array.from({ length: c }, async (_, w) => { let k = 0; while (performance.now() < until) { const a = performance.now(); const { statusCode, body } = await pool.request({ path: t.replace("%", () => `${w}x${k++}`), method: "GET", headers: { "accept-encoding": "gzip", accept: "text/html", "user-agent": "Mozilla/5.0" } }); const b = await body.arrayBuffer(); bytes += b.byteLength; lat.push(performance.now() - a); if (statusCode !== 200) bad++; n++; } }));
  const s = (performance.now() - t0) / 1000, cpu = ticks() - c0; lat.sort((a, b) => a - b);
  console.log(t, `${(n / s).toFixed(0)}/s, cpu ${(cpu / n * 1000).toFixed(2)} ms each => ${(n / cpu).toFixed(0)}/cpu-s, p50 ${lat[n >> 1].toFixed(1)} p99 ${lat[Math.floor(n * .99)].toFixed(1)} ms, bad ${bad}, ${(bytes / n / 1024).toFixed(1)} kB`);
}
process.exit();
