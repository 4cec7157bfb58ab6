import { spawn } from "node:child_process";
import { install } from "./setup/install.mjs";

/** `npm run dev`: the server, restarted on change, and Vite in front of it. */
install();
const children = ["@goldmane/server", "@goldmane/web"].map((workspace) =>
  spawn("npm", ["run", "dev", "-w", workspace], { stdio: "inherit" }),
);
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
