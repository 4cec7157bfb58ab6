import { expect, test } from "vitest";
import { listDue, nextUploads, type Upload, type UploadEvent } from "./state.ts";

const added = (id: number): UploadEvent => ({ type: "added", id, name: `${id}.mp4`, size: 100 });
const run = (...events: UploadEvent[]) =>
  events.reduce<readonly Upload[]>((uploads, event) => nextUploads(uploads, event), []);
const due = (uploads: readonly Upload[]) => listDue(uploads).map(({ id }) => id);

test("two files upload at once, the next when one has finished", () => {
  const three = run(added(1), added(2), added(3));
  expect(due(three)).toEqual([1, 2]);
  const under = [{ type: "begun", id: 1 } as const, { type: "begun", id: 2 } as const];
  const sending = under.reduce(nextUploads, three);
  expect(due(sending)).toEqual([]);
  expect(due(nextUploads(sending, { type: "arrived", id: 1 }))).toEqual([3]);
});

test("a paused file gives up its slot and keeps its progress", () => {
  const paused = run(
    added(1),
    { type: "begun", id: 1 },
    { type: "moved", id: 1, sent: 40 },
    { type: "paused", id: 1 },
  );
  expect(due(paused)).toEqual([]);
  expect(nextUploads(paused, { type: "queued", id: 1 })).toMatchObject([
    { state: "waiting", sent: 40 },
  ]);
});

test("a failed file shows the reason until it is removed or retried", () => {
  const refusal = { type: "refused", id: 1, reason: "No room.", canRetry: true } as const;
  const refused = run(added(1), refusal);
  expect(refused).toMatchObject([{ state: "refused", reason: "No room." }]);
  expect(nextUploads(refused, { type: "queued", id: 1 })).toMatchObject([{ reason: null }]);
  expect(nextUploads(refused, { type: "dropped", id: 1 })).toEqual([]);
});
