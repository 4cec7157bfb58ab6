import type { Capabilities } from "@goldmane/contracts/assistant/schema";
import { useEffect, useReducer, useRef } from "react";
import { isInsecure } from "#platform/device/is-insecure.ts";
import { explainNeed } from "#ui/needs-https/explain-need.ts";
import { type Listener, type Listening, listenByBrowser, listenByServer } from "./listen.ts";
import { findRecognition } from "./recognition.ts";
import { hush } from "./speaker.ts";
import { deaf, nextHearing } from "./state.ts";

/**
 * Push to talk: transcripts go to `onWords`, which returns whether they were handled; otherwise
 * they wait for review.
 */
export function useHearing(
  capabilities: Pick<Capabilities, "stt" | "mayListen"> | undefined,
  onWords: (text: string, isWhole: boolean) => boolean,
) {
  const [hearing, tell] = useReducer(nextHearing, deaf);
  const listening = useRef<Listening>(null);
  const ways = findWays(capabilities);
  const waitsForHttps = capabilities?.mayListen === true && isInsecure();

  useEffect(() => () => listening.current?.cancel(), []);

  const begin = async () => {
    hush();
    tell({ type: "opened" });
    const listener: Listener = {
      onWords: (text) => void onWords(text, false),
      onEnd: (end) => {
        listening.current = null;
        if ("failure" in end) {
          browserFails ||= end.failure === "unavailable" && ways[0] === listenByBrowser;
          return tell({ type: "failed", why: end.failure });
        }
        tell({ type: "heard", text: end.text });
        if (end.text.trim() !== "" && onWords(end.text, true)) tell({ type: "sent" });
      },
    };
    try {
      listening.current = (await ways[0]?.(listener)) ?? null;
    } catch (error) {
      const isDenied = error instanceof DOMException && error.name === "NotAllowedError";
      tell({ type: "failed", why: isDenied ? "denied" : "unavailable" });
    }
  };

  return {
    ...hearing,
    canHear: ways.length > 0 || waitsForHttps,
    press: () => {
      if (waitsForHttps) return explainNeed("microphone");
      if (hearing.stage === "off") void begin();
      else {
        tell({ type: "finished" });
        listening.current?.finish();
      }
    },
    forget: () => {
      listening.current?.cancel();
      tell({ type: "cancelled" });
    },
  };
}

/** The browser claims support but fails: use the server next time. */
let browserFails = false;

function findWays(capabilities: Pick<Capabilities, "stt" | "mayListen"> | undefined) {
  if (!capabilities?.mayListen || isInsecure()) return [];
  const hasMicrophone = "mediaDevices" in navigator && "MediaRecorder" in globalThis;
  return [
    ...(findRecognition() && !browserFails ? [listenByBrowser] : []),
    ...(capabilities.stt !== null && hasMicrophone ? [listenByServer] : []),
  ];
}
