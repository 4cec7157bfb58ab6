import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { videoLoad } from "#platform/vitals/video-load.ts";
import { visitMetrics } from "#platform/vitals/visit-metrics.ts";
import { HowItRuns } from "./how-it-runs.tsx";

afterEach(() => {
  cleanup();
  visitMetrics.set({});
  videoLoad.set(null);
});

test("lists what was measured, and leaves out the rest", () => {
  visitMetrics.set({ FCP: 900 });
  videoLoad.set(1200);
  const { container } = render(<HowItRuns />);
  const listed = [...container.querySelectorAll("dl > div")].map((row) => row.textContent);
  expect(listed).toEqual(["First paint900 msGood", "Last film started in1.2 s"]);
  expect(container.querySelector("details")?.open).toBe(false);
});

test("advice is visible without unfolding", () => {
  videoLoad.set(5000);
  render(<HowItRuns />);
  expect(screen.getByText(/Films take over 2 seconds to start/).closest("details")).toBeNull();
});

test("shows nothing while nothing is measured", () => {
  const { container } = render(<HowItRuns />);
  expect(container.childElementCount).toBe(0);
});
