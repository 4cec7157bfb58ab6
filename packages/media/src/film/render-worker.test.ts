import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("a render worker whose server was killed while it drew ends without output", async () => {
  const script = fileURLToPath(new URL("../testing/run-orphan-worker.ts", import.meta.url));
  // stdout and stderr are shared with the worker, so this settles after both processes ended.
  const run = promisify(execFile)(process.execPath, ["--import", "tsx", script], { env: {} });
  await expect(run).rejects.toMatchObject({ stdout: "", stderr: "", signal: "SIGKILL" });
});
