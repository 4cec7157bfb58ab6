import type {
  KindHelp,
  MoodEntry,
  MoodJournal as Journal,
} from "@goldmane/contracts/mood-journal/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { CheckIn } from "./check-in.tsx";
import { MoodJournal } from "./mood-journal.tsx";
import { SharedMoodSection } from "./shared-mood-section.tsx";

const idOf = (count: number) => `0190a5f0-0000-7000-8000-00000000000${count}`;
const childId = idOf(9);

let journal: Journal;
let help: KindHelp | null;
let isFailing: boolean;
let sent: { method: string; url: string; body: unknown }[];

function entryOf(facts: Partial<MoodEntry>): MoodEntry {
  return {
    id: idOf(1),
    day: "2026-11-25",
    createdAt: Date.parse("2026-11-25T16:00:00Z"),
    before: null,
    after: null,
    tags: [],
    activities: [],
    note: "",
    isPrivate: false,
    ...facts,
  };
}

/** A server with one journal. */
async function answer(
  url: string,
  { method = "GET", body: text = "null" }: { method?: string; body?: string } = {},
): Promise<Response> {
  const body = JSON.parse(text);
  if (method !== "GET") sent.push({ method, url, body });
  if (isFailing) return Response.json({ error: "INTERNAL", message: "Broken." }, { status: 500 });
  if (url === `/api/family-profiles/${childId}/mood-journal`)
    return Response.json({ journal: journal.isShared ? journal : null });
  if (url === "/api/mood-journal/sharing") {
    journal = { ...journal, isShared: body.isShared };
    return Response.json({ isShared: body.isShared });
  }
  const known = journal.entries.find(({ id }) => url.endsWith(id));
  if (method === "GET") return Response.json(journal);
  if (method === "DELETE") {
    journal = { ...journal, entries: journal.entries.filter((one) => known && one !== known) };
    return new Response(null, { status: 204 });
  }
  if (method === "PATCH" && !known)
    return Response.json({ error: "NOT_FOUND", message: "Gone." }, { status: 404 });
  const entry = { ...(known ?? entryOf({ id: idOf(journal.entries.length + 1) })), ...body };
  journal = { ...journal, entries: [entry, ...journal.entries.filter((one) => one !== known)] };
  return Response.json({ entry, help });
}

function show(element: ReactElement) {
  render(<QueryClientProvider client={createQueryCache()}>{element}</QueryClientProvider>);
}

beforeEach(() => {
  journal = { today: "2026-11-25", entries: [], canShare: true, isShared: false };
  help = null;
  isFailing = false;
  sent = [];
  vi.stubGlobal("fetch", vi.fn(answer));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const click = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));

test("a check-in needs only a face; tags and a note follow", async () => {
  show(<MoodJournal />);
  await screen.findByRole("group", { name: "How do you feel?" });
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  await click("Good");
  await click("Proud");
  await click("At school");
  await click("At school");
  fireEvent.change(screen.getByLabelText("Your note"), { target: { value: "I won!" } });
  await click("Save");
  const day = await screen.findByRole("button", { name: "Wed, Nov 25: Good" });
  expect(day.getAttribute("aria-pressed")).toBe("true");
  expect(sent[0]?.body).toEqual({ before: 4, tags: ["proud"], activities: [], note: "I won!" });
  screen.getByText("I won!");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Wed, Nov 25" }));
  // The form is empty again.
  expect(screen.queryByLabelText("Your note")).toBeNull();
});

test("at most eight tags are kept", async () => {
  show(<MoodJournal />);
  await click("Okay");
  const tags = within(screen.getByRole("group", { name: /What fits/ })).getAllByRole("button");
  for (const tag of tags.slice(0, 10)) fireEvent.click(tag);
  const chosen = tags.filter((tag) => tag.getAttribute("aria-pressed") === "true");
  expect(chosen).toHaveLength(8);
  expect(chosen).not.toContain(tags[0]);
});

test("a note of distress gets its help below the entry, with the helpline", async () => {
  help = { text: "I’m glad you told me.", language: "en", helpline: "Call or text 988" };
  show(<MoodJournal />);
  await click("Awful");
  await click("Save");
  const entry = (await screen.findByText("I’m glad you told me.")).closest("li");
  expect(entry?.textContent).toContain("Call or text 988");
  expect(entry?.textContent).toContain("Your family can’t see this check-in. We told no one.");
});

test("a failure keeps what was written", async () => {
  show(<MoodJournal />);
  await click("Good");
  fireEvent.change(screen.getByLabelText("Your note"), { target: { value: "Mine" } });
  isFailing = true;
  await click("Save");
  await screen.findByRole("alert");
  expect(screen.getByLabelText("Your note")).toMatchObject({ value: "Mine" });
});

test("three days make a summary in plain sentences", async () => {
  journal.entries = ["2026-11-25", "2026-11-24", "2026-11-23"].map((day, count) =>
    entryOf({ before: 2, after: 4, tags: ["tired"], day, id: idOf(count) }),
  );
  show(<MoodJournal />);
  const summary = await screen.findByText(/^You checked in/);
  expect(summary.textContent).toBe(
    "You checked in on 3 days. You felt better after 3 of 3 sessions. You picked “Tired” most often, on 3 days.",
  );
});

test("one check-in is deleted, and all, after a question", async () => {
  journal.entries = [
    entryOf({ before: 4, id: idOf(1) }),
    entryOf({ before: 2, id: idOf(2), day: "2026-11-24" }),
  ];
  show(<MoodJournal />);
  await click("Wed, Nov 25: Good");
  await click(/^Delete the check-in of/);
  fireEvent.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }),
  );
  // The rest of the page is hidden while the dialog is open.
  await screen.findByRole("button", { name: /Nov 24/ });
  expect(screen.queryByRole("button", { name: /Nov 25/ })).toBeNull();
  await click("Delete all");
  expect(journal.entries).toHaveLength(1);
  fireEvent.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }),
  );
  await screen.findByText("Check in on 3 days to see a summary.");
  await screen.findByRole("button", { name: "Delete all" });
  expect(screen.queryByRole("button", { name: /Nov 24/ })).toBeNull();
  expect(journal.entries).toEqual([]);
});

test("a check-in from before is completed with how it feels now", async () => {
  journal.entries = [entryOf({ before: 2, tags: ["tired"], note: "Long day" })];
  show(<MoodJournal />);
  await click("Wed, Nov 25: Not good");
  await click("Add how you feel now");
  const form = await screen.findByRole("group", { name: "How do you feel now?" });
  fireEvent.click(within(form).getByRole("button", { name: "Great" }));
  await click("Save");
  await screen.findByRole("button", { name: "Wed, Nov 25: Great" });
  expect(sent).toEqual([
    {
      method: "PATCH",
      url: `/api/mood-journal/${idOf(1)}`,
      body: { after: 5, tags: ["tired"], activities: [], note: "Long day" },
    },
  ]);
});

test("sharing is off until it is turned on, and a grown-up has no switch", async () => {
  show(<MoodJournal />);
  const toggle = await screen.findByRole("switch", { name: "Share my journal with my parents" });
  expect(toggle.getAttribute("aria-checked")).toBe("false");
  fireEvent.click(toggle);
  await vi.waitFor(() => expect(toggle.getAttribute("aria-checked")).toBe("true"));
  expect(sent[0]).toMatchObject({ method: "PUT", body: { isShared: true } });
  cleanup();
  journal = { ...journal, canShare: false, isShared: false };
  show(<MoodJournal />);
  await screen.findByText("Your family can’t see your journal.");
  expect(screen.queryByRole("switch")).toBeNull();
});

test("a refused switch goes back", async () => {
  show(<MoodJournal />);
  const toggle = await screen.findByRole("switch");
  isFailing = true;
  fireEvent.click(toggle);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await vi.waitFor(() => expect(toggle.getAttribute("aria-checked")).toBe("false"));
});

test("a parent sees a journal only while it is shared, and can change nothing", async () => {
  journal.entries = [entryOf({ before: 4, note: "I won!" })];
  const profile = { id: childId, displayName: "Mia" };
  show(<SharedMoodSection profile={profile} />);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(document.body.textContent).toBe("");
  cleanup();
  journal = { ...journal, isShared: true };
  show(<SharedMoodSection profile={profile} />);
  await click("Wed, Nov 25: Good");
  await screen.findByText("I won!");
  screen.getByText("Mia shares this with you and can stop at any time.");
  expect(screen.queryByRole("button", { name: /Delete|Save|Add/ })).toBeNull();
  expect(screen.queryByRole("switch")).toBeNull();
});

test("before a session, one tap and Save give the entry to complete after it", async () => {
  const onDone = vi.fn<(entry: MoodEntry | null) => void>();
  show(<CheckIn when="before" entryId={null} activities={["breathing"]} onDone={onDone} />);
  await click("Okay");
  await click("Save");
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(onDone.mock.lastCall).toMatchObject([{ id: idOf(1), before: 3 }]);
  expect(sent[0]?.body).toMatchObject({ activities: ["breathing"] });
});

test("after a session, a check-in that was deleted meanwhile becomes a new one", async () => {
  const onDone = vi.fn<(entry: MoodEntry | null) => void>();
  show(<CheckIn when="after" entryId={idOf(5)} activities={["music"]} onDone={onDone} />);
  await screen.findByRole("group", { name: "How do you feel now?" });
  await click("Great");
  await click("Save");
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent.at(-1)).toMatchObject({ method: "POST", body: { after: 5, activities: ["music"] } });
});

test("help comes before the session goes on, and a check-in can be skipped", async () => {
  help = { text: "I’m glad you told me.", language: "en", helpline: null };
  const onDone = vi.fn<(entry: MoodEntry | null) => void>();
  show(<CheckIn when="before" entryId={null} activities={[]} onDone={onDone} />);
  await click("Awful");
  await click("Save");
  await screen.findByText("I’m glad you told me.");
  expect(onDone).not.toHaveBeenCalled();
  await click("Continue");
  expect(onDone.mock.lastCall).toMatchObject([{ before: 1 }]);
  cleanup();
  show(<CheckIn when="before" entryId={null} activities={[]} onDone={onDone} />);
  await click("Skip");
  expect(onDone).toHaveBeenLastCalledWith(null);
});
