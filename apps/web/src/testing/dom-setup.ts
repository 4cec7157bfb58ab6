import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

// What a test waits for comes late on a busy machine: only what never comes fails.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);

// Files share a page: each finds it as a new one would be.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
