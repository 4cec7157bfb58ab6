import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePreviews } from "./use-previews.ts";

const linkOf = (name: string) => screen.getByRole("link", { name });
let see: (shares: Record<string, number>) => void = () => {};

beforeEach(() => {
  class Observer {
    constructor(report: (entries: { target: Element; intersectionRatio: number }[]) => void) {
      see = (shares) =>
        act(() =>
          report(
            Object.entries(shares).map(([game, intersectionRatio]) => ({
              target: linkOf(game),
              intersectionRatio,
            })),
          ),
        );
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute("data-still");
});

function Cards() {
  const list = useRef<HTMLUListElement>(null);
  const { playing, point } = usePreviews(list);
  return (
    <>
      <ul ref={list}>
        {(["kyles-dash", "slime-adventure"] as const).map((game) => (
          <li key={game}>
            <a href="/" data-game={game} onFocus={() => point(game)} onBlur={() => point(null)}>
              {game}
            </a>
          </li>
        ))}
      </ul>
      <output>{playing ?? "none"}</output>
    </>
  );
}

const playing = () => screen.getByRole("status").textContent;

test("the card most in view plays, and no card that is hardly seen", () => {
  render(<Cards />);
  see({ "kyles-dash": 0.3, "slime-adventure": 0.9 });
  expect(playing()).toBe("slime-adventure");
  see({ "kyles-dash": 1 });
  expect(playing()).toBe("kyles-dash");
  see({ "kyles-dash": 0.2, "slime-adventure": 0.1 });
  expect(playing()).toBe("none");
});

test("a hovered or focused card plays instead of it", () => {
  render(<Cards />);
  see({ "kyles-dash": 1, "slime-adventure": 1 });
  fireEvent.focus(linkOf("slime-adventure"));
  expect(playing()).toBe("slime-adventure");
  fireEvent.blur(linkOf("slime-adventure"));
  expect(playing()).toBe("kyles-dash");
});

test("with reduced motion nothing plays", () => {
  document.documentElement.setAttribute("data-still", "");
  render(<Cards />);
  see({ "kyles-dash": 1 });
  fireEvent.focus(linkOf("kyles-dash"));
  expect(playing()).toBe("none");
});
