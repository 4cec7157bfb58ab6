import * as messages from "@goldmane/contracts/parties/live";
import { onCommand } from "#platform/live/on-command.ts";
import { changes, type LiveFeature } from "#platform/live/live-feature.ts";
import { sendChatMessage, retractChatMessage } from "./chat/chat.ts";
import { invitationSent, partiesChanged } from "./events.ts";
import { controlPlayback, reportLoading } from "./playback/control-playback.ts";
import { forgetPosition, reportPosition } from "./positions/report-position.ts";
import { createPoll, choose, endPoll } from "./polls/polls.ts";
import { queueTitle, removeQueueItem, voteForQueueItem } from "./queue/queue.ts";
import { react } from "./reactions/react.ts";
import { enterParty, markAbsentFromParties, updateOwnState, exitParty } from "./enter-party.ts";
import { joinVoice, leaveVoice, signalVoice } from "./voice/voice.ts";

export const partiesLive: LiveFeature = {
  commands: [
    onCommand(messages.enterParty, ({ app, body, ...who }) => enterParty(app, who, body.partyId)),
    onCommand(messages.exitParty, ({ app, body, ...who }) => exitParty(app, who, body.partyId)),
    onCommand(messages.controlPlayback, ({ app, viewer, body }) =>
      controlPlayback(app, viewer, body),
    ),
    onCommand(messages.markReady, ({ app, viewer, body }) => updateOwnState(app, viewer, body)),
    onCommand(messages.reportLoading, ({ app, viewer, body }) => reportLoading(app, viewer, body)),
    onCommand(messages.setWaitedFor, ({ app, viewer, body }) => updateOwnState(app, viewer, body)),
    onCommand(messages.reportPosition, ({ app, body, ...who }) => reportPosition(app, who, body)),
    onCommand(messages.queueTitle, ({ app, viewer, body }) => queueTitle(app, viewer, body)),
    onCommand(messages.removeQueueItem, ({ app, viewer, body }) =>
      removeQueueItem(app, viewer, body),
    ),
    onCommand(messages.voteForQueueItem, ({ app, viewer, body }) =>
      voteForQueueItem(app, viewer, body),
    ),
    onCommand(messages.createPoll, ({ app, viewer, body }) => createPoll(app, viewer, body)),
    onCommand(messages.choose, ({ app, viewer, body }) => choose(app, viewer, body)),
    onCommand(messages.endPoll, ({ app, viewer, body }) => endPoll(app, viewer, body)),
    onCommand(messages.sendChatMessage, ({ app, viewer, body }) =>
      sendChatMessage(app, viewer, body),
    ),
    onCommand(messages.retractChatMessage, ({ app, viewer, body }) =>
      retractChatMessage(app, viewer, body),
    ),
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
    forgetPosition(app, id);
    await markAbsentFromParties(app, viewer, rooms);
  },
};
