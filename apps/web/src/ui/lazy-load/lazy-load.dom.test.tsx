import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toasts } from "#ui/toast/toasts.ts";
import { LazyLoad } from "./lazy-load.tsx";
import { LoadFailedToast } from "./load-failed-toast.tsx";

const failure = new TypeError("Failed to fetch dynamically imported module: /assets/a.js");
const loadBell = vi.fn<() => Promise<ComponentType>>();
const loadPanel = vi.fn<() => Promise<ComponentType>>();
const Bell = () => <p>the bell</p>;
const Panel = () => <p>the panel</p>;

function Frame() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <LazyLoad load={loadBell}>{(View) => <View />}</LazyLoad>
      <LazyLoad
        load={loadPanel}
        renderFailure={({ onRetry }) => (
          <LoadFailedToast
            onRetry={onRetry}
            onGiveUp={() => setOpen(false)}
            onAskAgain={() => setOpen(true)}
          />
        )}
      >
        {(View) => isOpen && <View />}
      </LazyLoad>
    </>
  );
}

/** React logs every caught error to the console. */
let report = vi.fn<typeof console.error>();

beforeEach(() => {
  report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  loadBell.mockReset();
  loadPanel.mockReset();
});

afterEach(() => {
  cleanup();
  toasts.set([]);
  history.replaceState(null, "", "/");
  vi.restoreAllMocks();
});

const press = () => fireEvent.click(screen.getByRole("button", { name: "Open" }));

test("shows a toast for a failed part, keeps the rest, and retries on the next press", async () => {
  loadBell.mockResolvedValue(Bell);
  loadPanel.mockRejectedValueOnce(failure).mockResolvedValue(Panel);
  render(<Frame />);
  await screen.findByText("the bell");
  press();
  await vi.waitFor(() => expect(toasts.get()[0]?.title).toBe("Can’t load this"));
  expect(screen.getByText("the bell")).toBeTruthy();
  expect(screen.queryByText("the panel")).toBeNull();
  press();
  expect(await screen.findByText("the panel")).toBeTruthy();
});

test("the toast's action retries", async () => {
  loadBell.mockResolvedValue(Bell);
  loadPanel.mockRejectedValueOnce(failure).mockResolvedValue(Panel);
  render(<Frame />);
  press();
  await vi.waitFor(() => expect(toasts.get()).toHaveLength(1));
  const action = toasts.get()[0]?.action;
  if (!action || !("act" in action)) throw new Error("There is no way to try again.");
  action.act();
  expect(await screen.findByText("the panel")).toBeTruthy();
});

test("a background part fails silently and retries when online", async () => {
  loadBell.mockRejectedValueOnce(failure).mockResolvedValue(Bell);
  render(<Frame />);
  await vi.waitFor(() => expect(report).toHaveBeenCalled());
  expect(loadBell).toHaveBeenCalledTimes(1);
  // The error is reported before the retry listens.
  await vi.waitFor(() => {
    dispatchEvent(new Event("online"));
    expect(screen.queryByText("the bell")).toBeTruthy();
  });
  expect(toasts.get()).toEqual([]);
});

test("a background part retries on the next page", async () => {
  loadBell.mockRejectedValueOnce(failure).mockResolvedValue(Bell);
  render(<Frame />);
  await vi.waitFor(() => expect(report).toHaveBeenCalled());
  history.pushState(null, "", "/browse");
  expect(await screen.findByText("the bell")).toBeTruthy();
});
