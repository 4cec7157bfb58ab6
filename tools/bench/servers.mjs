import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#setup/free-port.mjs";

/**
 * The built server on an empty data folder, or on one that `furnish` has filled. `startedMs` is the
 * time from spawn to the first response. `fall` kills it, `rise` starts it again on the same data
 * and at the same address.
 */
export async function startServer(env = {}, { flags = [], furnish = () => {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "goldmane-bench-"));
  furnish(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const open = async () => {
    const process_ = spawn(process.execPath, [...flags, "apps/server/dist/main.js"], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        LOG_LEVEL: "warn",
        // Load clients sign up at the checkout and pay with test cards.
        PAYMENTS: "sandbox",
        REGISTRATION: "open",
        ...env,
      },
      stdio: ["ignore", "ignore", "inherit"],
    });
    await untilAnswering(`${url}/api/health`);
    return process_;
  };
  const begun = performance.now();
  let process_ = await open();
  const startedMs = performance.now() - begun;
  return {
    port,
    url,
    get pid() {
      return process_.pid;
    },
    startedMs,
    fall: () => end(process_, "SIGKILL"),
    async rise() {
      process_ = await open();
    },
    stop: () => stop(process_, folder),
  };
}

/** nginx with one worker, serving a folder of files as fast as it can. */
export async function startNginx(nginx, files) {
  const folder = mkdtempSync(join(tmpdir(), "goldmane-nginx-"));
  const port = await freePort();
  mkdirSync(join(folder, "www"));
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(join(folder, "www", name), bytes);
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
     ${process.getuid?.() === 0 ? "user root;" : ""}
     events { worker_connections 1024; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
       client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
       uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
       types { application/json json; video/mp4 m4s; }
       server { listen 127.0.0.1:${port}; root ${folder}/www; } }`,
  );
  const process_ = spawn(nginx, ["-c", join(folder, "nginx.conf"), "-p", folder], {
    stdio: "ignore",
  });
  await untilAnswering(`http://127.0.0.1:${port}/${Object.keys(files)[0]}`);
  return { port, pid: process_.pid, withChildren: true, stop: () => stop(process_, folder) };
}

async function stop(process_, folder) {
  await end(process_, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}

async function end(process_, signal) {
  const ended = new Promise((done) => process_.once("exit", done));
  process_.kill(signal);
  await ended;
}

async function untilAnswering(url) {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(20);
  }
  throw new Error(`${url} did not answer within 12 seconds.`);
}
