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

/** React reports every caught error there. */
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

test("a part that cannot be fetched says so, takes nothing along, and the next press tries again", async () => {
  loadBell.mockResolvedValue(Bell);
  loadPanel.mockRejectedValueOnce(failure).mockResolvedValue(Panel);
  render(<Frame />);
  await screen.findByText("the bell");
  press();
  await vi.waitFor(() => expect(toasts.get()[0]?.title).toBe("This did not arrive"));
  expect(screen.getByText("the bell")).toBeTruthy();
  expect(screen.queryByText("the panel")).toBeNull();
  press();
  expect(await screen.findByText("the panel")).toBeTruthy();
});

test("what is said of it asks for it again", async () => {
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

test("what nobody pressed for fails in silence, and is tried again with the network", async () => {
  loadBell.mockRejectedValueOnce(failure).mockResolvedValue(Bell);
  render(<Frame />);
  await vi.waitFor(() => expect(report).toHaveBeenCalled());
  expect(loadBell).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("online"));
  expect(await screen.findByText("the bell")).toBeTruthy();
  expect(toasts.get()).toEqual([]);
});

test("what nobody pressed for is tried again with the next page", async () => {
  loadBell.mockRejectedValueOnce(failure).mockResolvedValue(Bell);
  render(<Frame />);
  await vi.waitFor(() => expect(report).toHaveBeenCalled());
  history.pushState(null, "", "/browse");
  expect(await screen.findByText("the bell")).toBeTruthy();
});
