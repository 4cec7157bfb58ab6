import { expect, test } from "vitest";
import { LiveConnection } from "#platform/live/live-connection.ts";
import { PartyRoom } from "#features/parties/room/party-room.ts";
import { FakeSocket } from "#testing/fake-socket.ts";
import { PartyPlayer } from "./party-player.ts";

function openPlayer() {
  const video = document.createElement("video");
  const room = new PartyRoom(
    new LiveConnection(new FakeSocket()),
    "0197f000-0000-7000-8000-000000000001",
  );
  return { video, player: new PartyPlayer(video, room) };
}

test("ducks under voices and returns to the viewer's volume", () => {
  const { video, player } = openPlayer();
  player.setVolume(0.8);
  player.duck(0.5);
  expect(video.volume).toBeCloseTo(0.4);
  expect(player.state.volume).toBe(0.8);
  player.setVolume(0.6);
  expect(video.volume).toBeCloseTo(0.3);
  player.duck(1);
  expect(video.volume).toBeCloseTo(0.6);
  expect(player.state.volume).toBe(0.6);
});

test("a muted film stays muted while ducked and can be unmuted", () => {
  const { video, player } = openPlayer();
  player.setVolume(0);
  player.duck(0.4);
  expect([video.volume, player.state.isMuted]).toEqual([0, true]);
  player.setMuted(false);
  player.duck(1);
  expect(video.volume).toBe(0.5);
  expect(player.state.volume).toBe(0.5);
});
