import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useRaceMenu } from "./race/use-race-menu.ts";
import { RaceExit } from "./race-exit.tsx";

const onLeave = vi.fn<() => void>();

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function Racing({ isRacing }: { isRacing: boolean }) {
  const menu = useRaceMenu(isRacing);
  return (
    <>
      <button type="button" onClick={menu.toggle}>
        Start of a pad
      </button>
      {isRacing && <RaceExit menu={menu} onLeave={onLeave} />}
    </>
  );
}

const focused = () => document.activeElement ?? document.body;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a race is left from its menu, which begins at staying", () => {
  render(<Racing isRacing />);
  press("Leave race");
  expect(onLeave).not.toHaveBeenCalled();
  expect(focused().textContent).toBe("Keep racing");
  press("Leave race");
  expect(onLeave).toHaveBeenCalledOnce();
});

test("Back closes the menu, and goes no further", () => {
  render(<Racing isRacing />);
  press("Start of a pad");
  expect(fireEvent.keyDown(focused(), { key: "Escape" })).toBe(false);
  expect(screen.queryByRole("region", { name: "Race menu" })).toBeNull();
  expect(onLeave).not.toHaveBeenCalled();
});

test("the menu ends with its race", () => {
  const { rerender } = render(<Racing isRacing />);
  press("Start of a pad");
  rerender(<Racing isRacing={false} />);
  rerender(<Racing isRacing />);
  expect(screen.queryByRole("region", { name: "Race menu" })).toBeNull();
});
