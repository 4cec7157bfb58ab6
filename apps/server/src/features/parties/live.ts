import * as messages from "@goldmane/contracts/parties/live";
import { onCommand } from "#platform/live/on-command.ts";
import { changes, type LiveFeature } from "#platform/live/live-feature.ts";
import { sayLine, takeBackLine } from "./chat/keep-chat.ts";
import { invitationSent, partiesChanged } from "./events.ts";
import { commandParty, reportLoading } from "./film/run-film.ts";
import { forgetPlace, reportPlace } from "./places/report-place.ts";
import { askPoll, choose, endPoll } from "./polls/keep-polls.ts";
import { queueTitle, unqueueTitle, voteForItem } from "./queue/keep-queue.ts";
import { react } from "./reactions/react.ts";
import { enterParty, leaveSeats, markMember, stepOut } from "./seats.ts";
import { joinVoice, leaveVoice, signalVoice } from "./voice/talk.ts";

export const partiesLive: LiveFeature = {
  commands: [
    onCommand(messages.enterParty, ({ app, body, ...who }) => enterParty(app, who, body.partyId)),
    onCommand(messages.stepOut, ({ app, body, ...who }) => stepOut(app, who, body.partyId)),
    onCommand(messages.commandParty, ({ app, viewer, body }) => commandParty(app, viewer, body)),
    onCommand(messages.markReady, ({ app, viewer, body }) => markMember(app, viewer, body)),
    onCommand(messages.reportLoading, ({ app, viewer, body }) => reportLoading(app, viewer, body)),
    onCommand(messages.askToWait, ({ app, viewer, body }) => markMember(app, viewer, body)),
    onCommand(messages.reportPlace, ({ app, body, ...who }) => reportPlace(app, who, body)),
    onCommand(messages.queueTitle, ({ app, viewer, body }) => queueTitle(app, viewer, body)),
    onCommand(messages.unqueueTitle, ({ app, viewer, body }) => unqueueTitle(app, viewer, body)),
    onCommand(messages.voteForItem, ({ app, viewer, body }) => voteForItem(app, viewer, body)),
    onCommand(messages.askPoll, ({ app, viewer, body }) => askPoll(app, viewer, body)),
    onCommand(messages.choose, ({ app, viewer, body }) => choose(app, viewer, body)),
    onCommand(messages.endPoll, ({ app, viewer, body }) => endPoll(app, viewer, body)),
    onCommand(messages.sayLine, ({ app, viewer, body }) => sayLine(app, viewer, body)),
    onCommand(messages.takeBackLine, ({ app, viewer, body }) => takeBackLine(app, viewer, body)),
    onCommand(messages.react, ({ app, body, ...who }) => react(app, who, body)),
    onCommand(messages.joinVoice, ({ app, body, ...who }) => joinVoice(app, who, body.partyId)),
    onCommand(messages.leaveVoice, ({ app, body, ...who }) => leaveVoice(app, who, body.partyId)),
    onCommand(messages.signalVoice, ({ app, body, ...who }) => signalVoice(app, who, body)),
  ],
  changes: [
    changes(partiesChanged, ["parties"], ({ householdIds }) =>
      householdIds.map((id) => `household:${id}` as const),
    ),
    changes(invitationSent, ["notifications", "parties"], ({ profileId }) => [
      `profile:${profileId}`,
    ]),
  ],
  onDisconnect: async (app, viewer, { id, rooms }) => {
    forgetPlace(app, id);
    await leaveSeats(app, viewer, rooms);
  },
};
