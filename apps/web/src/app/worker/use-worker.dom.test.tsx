import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { isOffline, setServerReachable } from "#platform/device/network-status.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { FakeServiceWorkers } from "#testing/fake-service-workers.ts";
import { Toaster } from "#ui/toast/toaster.tsx";
import { newerVersion } from "./start-worker.ts";
import { useWorker } from "./use-worker.ts";

const hourMs = 3_600_000;
const workers = new FakeServiceWorkers();
const reload = vi.spyOn(location, "reload");

function Page() {
  useWorker();
  return <Toaster />;
}

beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal("isSecureContext", true);
  Object.defineProperty(navigator, "serviceWorker", { value: workers });
});
afterEach(cleanup);
afterAll(() => {
  vi.useRealTimers();
});

async function openPage(path: string, forMs = 10_000): Promise<void> {
  navigate(path);
  render(
    <QueryClientProvider client={createQueryCache()}>
      <Page />
    </QueryClientProvider>,
  );
  await pass(forMs);
}

/** Advances the clock, and what the browser does by then. */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

function showFilm(): Element {
  const stage = document.createElement("div");
  stage.dataset.ownsArrows = "";
  stage.append(document.createElement("video"));
  document.body.append(stage);
  return stage;
}

test("a page that waits for its last picture already shows that the server is unreachable", async () => {
  const readyState = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  workers.isReached = false;
  await openPage("/streaming", 100);
  expect(isOffline.get()).toBe(true);
  cleanup();
  setServerReachable(true);
  workers.isReached = null;
  readyState.mockRestore();
});

const note = () => screen.queryByText("A new version is ready");

test("checks for a newer version every hour, but never during a film", async () => {
  await openPage("/streaming");
  await pass(hourMs);
  expect(workers.updateChecks).toBe(1);
  await pass(hourMs);
  expect(workers.updateChecks).toBe(2);
  const stage = showFilm();
  await pass(3 * hourMs);
  expect(workers.updateChecks).toBe(2);
  stage.remove();
  await pass(hourMs);
  expect(workers.updateChecks).toBe(3);
  expect(note()).toBeNull();
});

test("offers it after a film, never activates it by itself, and reloads to activate it", async () => {
  const before = workers.controller;
  await openPage("/watch/star-whale");
  workers.hasNewer = true;
  await pass(hourMs);
  await vi.waitFor(() => expect(newerVersion.get()).not.toBeNull());
  expect(note()).toBeNull();

  act(() => navigate("/streaming"));
  expect(note()).not.toBeNull();
  await pass(hourMs);
  expect(workers.controller).toBe(before);
  expect(reload).not.toHaveBeenCalled();

  // Still at an answer, the older one stays until the page goes.
  workers.isBusy = true;
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(reload).not.toHaveBeenCalled();
  await pass(10_000);
  expect(reload).toHaveBeenCalledTimes(1);

  workers.isBusy = false;
  act(() => navigate("/watch/star-whale"));
  act(() => navigate("/streaming"));
  reload.mockClear();
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(workers.controller).not.toBe(before);
  expect(reload).toHaveBeenCalled();
});
