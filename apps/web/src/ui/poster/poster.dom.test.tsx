import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Poster } from "./poster.tsx";

let comeNear: () => void;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function showPoster({ urgent = false } = {}) {
  const { container } = render(
    <Poster
      url="/art/tin-moon"
      title="Tin Moon"
      colors={["#123456", "#654321"]}
      blur="data:image/webp;base64,AAAA"
      shape="poster"
      width={240}
      sizes="10rem"
      urgent={urgent}
    />,
  );
  return { container, frame: container.firstElementChild as HTMLElement };
}

test("shows the film's colors and blurred preview until the picture loads", () => {
  const { container, frame } = showPoster();
  expect(frame.dataset["state"]).toBe("waiting");
  act(comeNear);
  expect(frame.dataset["state"]).toBe("loading");
  expect(frame.style.getPropertyValue("--from")).toBe("#123456");
  expect(frame.style.getPropertyValue("--blur-image")).toBe("url(data:image/webp;base64,AAAA)");
  fireEvent.load(container.querySelector("img") ?? frame);
  expect(frame.dataset["state"]).toBe("ready");
});

test("doesn't fetch a picture far below the viewport", () => {
  const { container } = showPoster();
  expect(container.querySelector("img")).toBeNull();
});

test("renders an urgent picture at once", () => {
  expect(showPoster({ urgent: true }).container.querySelector("img")).not.toBeNull();
});

test("replaces a failed picture with the film's name", () => {
  const { container, frame } = showPoster();
  act(comeNear);
  fireEvent.error(container.querySelector("img") ?? frame);
  expect(frame.textContent).toBe("Tin Moon");
  expect(container.querySelector("img")).toBeNull();
});
