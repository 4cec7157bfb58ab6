import * as said from "@goldmane/contracts/parties/live";
import { hear } from "#platform/live/hearing.ts";
import { changes, type LiveFeature } from "#platform/live/live-feature.ts";
import { sayLine, takeBackLine } from "./chat/keep-chat.ts";
import { invitationSent, partiesChanged } from "./events.ts";
import { commandParty, tellLoading } from "./film/run-film.ts";
import { forgetPlace, reportPlace } from "./places/report-place.ts";
import { askPoll, choose, endPoll } from "./polls/keep-polls.ts";
import { queueTitle, unqueueTitle, voteForItem } from "./queue/keep-queue.ts";
import { react } from "./reactions/react.ts";
import { enterParty, leaveSeats, markMember, stepOut } from "./seats.ts";
import { joinVoice, leaveVoice, signalVoice } from "./voice/talk.ts";

export const partiesLive: LiveFeature = {
  hearings: [
    hear(said.enterParty, ({ app, body, ...who }) => enterParty(app, who, body.partyId)),
    hear(said.stepOut, ({ app, body, ...who }) => stepOut(app, who, body.partyId)),
    hear(said.commandParty, ({ app, viewer, body }) => commandParty(app, viewer, body)),
    hear(said.markReady, ({ app, viewer, body }) => markMember(app, viewer, body)),
    hear(said.tellLoading, ({ app, viewer, body }) => tellLoading(app, viewer, body)),
    hear(said.askToWait, ({ app, viewer, body }) => markMember(app, viewer, body)),
    hear(said.reportPlace, ({ app, body, ...who }) => reportPlace(app, who, body)),
    hear(said.queueTitle, ({ app, viewer, body }) => queueTitle(app, viewer, body)),
    hear(said.unqueueTitle, ({ app, viewer, body }) => unqueueTitle(app, viewer, body)),
    hear(said.voteForItem, ({ app, viewer, body }) => voteForItem(app, viewer, body)),
    hear(said.askPoll, ({ app, viewer, body }) => askPoll(app, viewer, body)),
    hear(said.choose, ({ app, viewer, body }) => choose(app, viewer, body)),
    hear(said.endPoll, ({ app, viewer, body }) => endPoll(app, viewer, body)),
    hear(said.sayLine, ({ app, viewer, body }) => sayLine(app, viewer, body)),
    hear(said.takeBackLine, ({ app, viewer, body }) => takeBackLine(app, viewer, body)),
    hear(said.react, ({ app, body, ...who }) => react(app, who, body)),
    hear(said.joinVoice, ({ app, body, ...who }) => joinVoice(app, who, body.partyId)),
    hear(said.leaveVoice, ({ app, body, ...who }) => leaveVoice(app, who, body.partyId)),
    hear(said.signalVoice, ({ app, body, ...who }) => signalVoice(app, who, body)),
  ],
  changes: [
    changes(partiesChanged, ["parties"], ({ householdIds }) =>
      householdIds.map((id) => `household:${id}` as const),
    ),
    changes(invitationSent, ["notifications", "parties"], ({ profileId }) => [
      `profile:${profileId}`,
    ]),
  ],
  left: async (app, viewer, { id, rooms }) => {
    forgetPlace(app, id);
    await leaveSeats(app, viewer, rooms);
  },
};
