import { QueryClientProvider, useSuspenseQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#platform/api.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

const ask = vi.fn<() => Promise<string>>();

function Film() {
  const { data } = useSuspenseQuery({ queryKey: ["film"], queryFn: ask });
  return <p>{data}</p>;
}

function showFilm() {
  render(
    <QueryClientProvider client={createQueryCache()}>
      <ErrorBoundary>
        <Suspense fallback="on its way">
          <Film />
        </Suspense>
      </ErrorBoundary>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  // React logs every caught error to the console.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("shows the server's error and retries the page", async () => {
  ask.mockRejectedValueOnce(new ApiError(503, "The disk is full.")).mockResolvedValue("Tin Moon");
  showFilm();
  expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  expect(screen.getByText("503: The disk is full.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Tin Moon")).toBeTruthy();
});

test("tells the viewer to check that the server is running", async () => {
  ask.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  showFilm();
  expect(await screen.findByText(/Check that it’s running/)).toBeTruthy();
});

test.each([
  new TypeError("Failed to fetch"),
  new TypeError("Failed to fetch dynamically imported module: /assets/a.js"),
  new Error("Unable to preload CSS for /assets/a.css"),
])("hides the browser's own network error: %s", async (error) => {
  ask.mockRejectedValueOnce(error);
  showFilm();
  expect(await screen.findByText("Can’t reach the server")).toBeTruthy();
  expect(screen.queryByText(error.message)).toBeNull();
});

test("doesn't blame the network for a bug", async () => {
  ask.mockRejectedValueOnce(new TypeError("film is undefined"));
  showFilm();
  expect(await screen.findByText("Something went wrong")).toBeTruthy();
  expect(screen.getByText("film is undefined")).toBeTruthy();
});

test("distinguishes being offline from an unreachable server", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  ask.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  showFilm();
  expect(await screen.findByRole("heading", { name: "You’re offline" })).toBeTruthy();
});

const missing = (message: string) =>
  new ApiError(404, JSON.stringify({ error: "NOT_FOUND", message }));

test.each(["This invoice doesn’t exist.", "This profile no longer exists."])(
  "shows the server's message for a missing item that isn't a film: %s",
  async (message) => {
    ask.mockRejectedValueOnce(missing(message));
    showFilm();
    expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  },
);

test("doesn't mention a film for a bare 404", async () => {
  ask.mockRejectedValueOnce(new ApiError(404, "Not Found"));
  showFilm();
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
});

test("links to all films for a missing film, without a retry button", async () => {
  ask.mockRejectedValueOnce(missing("This title doesn’t exist."));
  showFilm();
  const link = await screen.findByRole("link", { name: "All films" });
  expect(link.getAttribute("href")).toBe("/streaming");
  expect(screen.queryByRole("button")).toBeNull();
});

test("clears the error when the address changes", () => {
  const Fails = (): never => {
    throw new Error("The first film broke the page.");
  };
  const page = render(
    <ErrorBoundary resetKey="/watch/one">
      <Fails />
    </ErrorBoundary>,
  );
  page.rerender(<ErrorBoundary resetKey="/watch/two">Tin Moon</ErrorBoundary>);
  expect(screen.getByText("Tin Moon")).toBeTruthy();
});
