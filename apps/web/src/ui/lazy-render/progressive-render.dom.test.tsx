import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ProgressiveRender } from "./progressive-render.tsx";

test("renders children one by one in order, then reports completion", async () => {
  const onWhole = vi.fn<() => void>();
  render(
    <ProgressiveRender initialCount={1} onComplete={onWhole}>
      <p>first</p>
      {null}
      <p>second</p>
      <p>third</p>
    </ProgressiveRender>,
  );
  expect(screen.getByText("first")).toBeDefined();
  expect(screen.queryByText("second")).toBeNull();
  expect(onWhole).not.toHaveBeenCalled();

  await screen.findByText("third");
  expect([...document.querySelectorAll("p")].map((one) => one.textContent)).toEqual([
    "first",
    "second",
    "third",
  ]);
  await vi.waitFor(() => expect(onWhole).toHaveBeenCalledOnce());
});
