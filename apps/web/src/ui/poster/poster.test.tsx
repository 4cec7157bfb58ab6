import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Poster } from "./poster.tsx";

afterEach(cleanup);

function showPoster() {
  const { container } = render(
    <Poster
      url="/art/tin-moon"
      title="Tin Moon"
      colors={["#123456", "#654321"]}
      shape="poster"
      width={240}
      sizes="10rem"
    />,
  );
  return { container, frame: container.firstElementChild as HTMLElement };
}

test("the film's own colours stand in the frame until its picture is there", () => {
  const { container, frame } = showPoster();
  expect(frame.dataset["state"]).toBe("loading");
  expect(frame.style.getPropertyValue("--from")).toBe("#123456");
  fireEvent.load(container.querySelector("img") ?? frame);
  expect(frame.dataset["state"]).toBe("ready");
});

test("a picture that fails gives way to the film's name", () => {
  const { container, frame } = showPoster();
  fireEvent.error(container.querySelector("img") ?? frame);
  expect(frame.textContent).toBe("Tin Moon");
  expect(container.querySelector("img")).toBeNull();
});
