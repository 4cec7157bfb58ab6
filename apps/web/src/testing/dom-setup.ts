import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

// Generous, so that a busy machine doesn't fail tests.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);

// Test files share a document: resets it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
