import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PauseMenu } from "./pause-menu.tsx";
import type { Phase } from "./phase.ts";
import { useBackInMenus } from "./pause/use-back-in-menus.ts";

const acts = {
  onAct: vi.fn<(button: string) => void>(),
  onResume: vi.fn<() => void>(),
  onAgain: vi.fn<() => void>(),
  onSettings: vi.fn<() => void>(),
  onLeave: vi.fn<() => void>(),
};

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  document.documentElement.removeAttribute("data-tv");
});

function Screen({ phase }: { phase: Phase["name"] }) {
  const handleBack = useBackInMenus(phase, acts);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- as the game's screen does
    <div onKeyDown={handleBack}>
      <PauseMenu
        isTimeUp={false}
        actions={[{ button: "x", label: () => "Next tool", icon: "" }]}
        {...acts}
      />
    </div>
  );
}

const focused = () => document.activeElement ?? document.body;

test("a TV's pause menu has the buttons that its remote control lacks", () => {
  const { unmount } = render(<Screen phase="paused" />);
  expect(screen.queryByRole("button", { name: "Next tool" })).toBeNull();
  unmount();
  document.documentElement.toggleAttribute("data-tv", true);
  render(<Screen phase="paused" />);
  fireEvent.click(screen.getByRole("button", { name: "Next tool" }));
  expect(acts.onAct).toHaveBeenCalledWith("x");
});

test("Back leads from the pause menu into the game", () => {
  render(<Screen phase="paused" />);
  expect(focused().textContent).toBe("Keep playing");
  expect(fireEvent.keyDown(focused(), { key: "Escape" })).toBe(false);
  expect(acts.onResume).toHaveBeenCalledOnce();
});

test.each(["results", "raced", "watching"] as const)("Back leaves %s for the title", (phase) => {
  render(<Screen phase={phase} />);
  expect(fireEvent.keyDown(focused(), { key: "Escape" })).toBe(false);
  expect(acts.onLeave).toHaveBeenCalledOnce();
});

test("on the title screen Back leads to the page before", () => {
  render(<Screen phase="title" />);
  expect(fireEvent.keyDown(focused(), { key: "Escape" })).toBe(true);
});
