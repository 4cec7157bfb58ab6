import * as messages from "@goldmane/contracts/games/races/live";
import type { Race } from "@goldmane/contracts/games/races/schema";
import { AppError } from "@goldmane/contracts/errors";
import type { App, ProfileViewer } from "#platform/app.ts";
import { changes, type LiveFeature } from "#platform/live/live-feature.ts";
import { type Connection, onCommand } from "#platform/live/on-command.ts";
import { raceInputsSent, raceInvitationSent, racesChanged } from "./events.ts";
import { racerRoom } from "./race-runner.ts";
import { readRace } from "./service.ts";

export const racesLive: LiveFeature = {
  commands: [
    onCommand(messages.enterRace, ({ app, viewer, connection, body }) =>
      enterRace(app, { viewer, connection }, body.raceId),
    ),
    onCommand(
      messages.sendRaceInputs,
      async ({ app, viewer, connection, body: { raceId, from, inputs } }) => {
        if (!connection.isIn(`race:${raceId}`)) throw notInRace();
        await app.bus.publish(raceInputsSent, {
          raceId,
          profileId: viewer.profile.id,
          from,
          inputs,
        });
      },
    ),
  ],
  changes: [
    changes(racesChanged, ["races"], ({ householdIds }) =>
      householdIds.map((id) => `household:${id}` as const),
    ),
    changes(raceInvitationSent, ["notifications", "races"], ({ profileId }) => [
      `profile:${profileId}`,
    ]),
  ],
};

async function enterRace(
  app: App,
  { viewer, connection }: { viewer: ProfileViewer; connection: Connection },
  raceId: string,
): Promise<Race> {
  const race = await readRace(app, viewer, raceId);
  const { id: ownId } = viewer.profile;
  if (!race.racers.some(({ profileId }) => profileId === ownId)) throw notInRace();
  await connection.join(`race:${raceId}`);
  await connection.join(racerRoom(raceId, ownId));
  return race;
}

function notInRace(): AppError {
  return new AppError("NOT_FOUND", "You’re not in this race.");
}
