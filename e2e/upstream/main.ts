import { startUpstream } from "./server";

const port = Number(process.env["PORT"] ?? "");
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error("PORT must say where the scripted upstream listens, 1 to 65535");
  process.exit(1);
}

const upstream = await startUpstream(port);
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    void upstream.close().then(() => process.exit(0));
  });
}
