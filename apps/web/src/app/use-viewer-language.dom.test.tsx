import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import type { Language } from "@goldmane/contracts/languages";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { say } from "#platform/words/say.ts";
import { setActiveLanguage } from "#platform/words/active-language.ts";
import { useLanguage } from "#platform/words/use-language.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { useViewerLanguage } from "./use-viewer-language.ts";

const ana: FamilyProfile = {
  id: "0192f5a4-0000-7000-8000-000000000001",
  name: "Ana",
  displayName: "Ana",
  username: "ana",
  role: "parent",
  ageGroup: "adult",
  avatarUrl: "",
  hasPin: false,
  hasSeat: true,
  status: "active",
  highestRating: "R",
  language: null,
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setActiveLanguage("en", null);
});

function Page() {
  useLanguage();
  useViewerLanguage();
  return (
    <>
      <p>{say`Find a film`}</p>
      <LanguageChoice />
    </>
  );
}

/** Renders a page for a profile's language, or for an anonymous viewer. */
function openPages(language: Language | null | "nobody"): QueryClient {
  const cache = createQueryCache();
  setViewer(cache, language);
  render(
    <QueryClientProvider client={cache}>
      <Page />
    </QueryClientProvider>,
  );
  return cache;
}

function setViewer(cache: QueryClient, language: Language | null | "nobody"): void {
  cache.setQueryData(sessionQuery.queryKey, {
    level: language === "nobody" ? "device" : "profile",
    household: null,
    profile: language === "nobody" ? null : { ...ana, language },
    email: null,
    confirmedUntil: null,
    isOperator: false,
    isDemo: false,
    highestRating: "G",
  });
}

/** Waits for a language, and returns the document's `lang`. */
async function waitForLanguage(language: Language): Promise<string> {
  await screen.findByText(language === "es" ? "Buscar una película" : "Find a film");
  return document.documentElement.lang;
}

test("switching profiles switches the language without a reload", async () => {
  const cache = openPages("es");
  expect(await waitForLanguage("es")).toBe("es");
  act(() => setViewer(cache, "en"));
  expect(await waitForLanguage("en")).toBe("en");
  act(() => setViewer(cache, "es"));
  expect(await waitForLanguage("es")).toBe("es");
  act(() => setViewer(cache, "nobody"));
  expect(await waitForLanguage("en")).toBe("en");
});

test("falls back to the device's language without a choice or a session", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr-CA", "es-MX", "en"]);
  const cache = openPages("nobody");
  expect(await waitForLanguage("es")).toBe("es");
  fireEvent.click(screen.getByRole("button", { name: "English" }));
  expect(await waitForLanguage("en")).toBe("en");
  act(() => setViewer(cache, null));
  expect(await waitForLanguage("en")).toBe("en");
});

test("saves a profile's language and reverts it when the server refuses", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(Response.json({}, { status: 500 })),
  );
  vi.stubGlobal("fetch", fetch);
  openPages("en");
  fireEvent.click(screen.getByRole("button", { name: "Español" }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(fetch.mock.calls[0]).toMatchObject([
    "/api/profile",
    { method: "PATCH", body: JSON.stringify({ language: "es" }) },
  ]);
  expect(await waitForLanguage("en")).toBe("en");
  await screen.findByRole("button", { name: "English", pressed: true });
});
