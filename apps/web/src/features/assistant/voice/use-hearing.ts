import { useEffect, useReducer, useRef, useState } from "react";
import { isInsecure } from "#platform/device/is-insecure.ts";
import { explainNeed } from "#ui/needs-https/explain-need.ts";
import {
  agreeToWay,
  findWays,
  type Hearable,
  type HearingWay,
  noteBrowserFailure,
  readAgreedWay,
} from "./find-ways.ts";
import { type Listener, type Listening, listenByBrowser, listenByServer } from "./listen.ts";
import { hush } from "./speaker.ts";
import { deaf, nextHearing } from "./state.ts";

/** Handles a transcript; returns whether it was sent. Otherwise it waits for review. */
type OnWords = (text: string, facts: { isWhole: boolean; isSure: boolean }) => boolean;

const listenBy = { browser: listenByBrowser, server: listenByServer } as const;

/**
 * Push to talk. Before the first time on a device it explains where the audio goes: `explains` is
 * then true, until `agree` or `decline`.
 */
export function useHearing(capabilities: Hearable | undefined, onWords: OnWords) {
  const [hearing, tell] = useReducer(nextHearing, deaf);
  const [explains, setExplains] = useState(false);
  const listening = useRef<Listening>(null);
  /** What was asked for while the microphone was still opening. */
  const wanted = useRef<keyof Listening>(null);
  const ways = findWays(capabilities);
  const waitsForHttps = capabilities?.mayListen === true && isInsecure();

  const end = (how: keyof Listening) => {
    wanted.current = how;
    listening.current?.[how]();
  };
  const expectNothing = () => {
    wanted.current = null;
  };
  useEffect(
    () => () => {
      wanted.current = "cancel";
      listening.current?.cancel();
    },
    [],
  );

  const begin = async (way: HearingWay) => {
    hush();
    expectNothing();
    tell({ type: "opened" });
    const listener: Listener = {
      // Leo may have begun to speak meanwhile.
      onVoice: hush,
      onWords: (text) => void onWords(text, { isWhole: false, isSure: false }),
      onEnd: (result) => {
        listening.current = null;
        if ("failure" in result) {
          if (result.failure === "unavailable" && way === "browser") noteBrowserFailure();
          return tell({ type: "failed", why: result.failure });
        }
        const { text, isSure } = result;
        tell({ type: "heard", text });
        if (text.trim() !== "" && onWords(text, { isWhole: true, isSure })) tell({ type: "sent" });
      },
    };
    try {
      listening.current = await listenBy[way](listener);
      if (wanted.current) listening.current[wanted.current]();
    } catch (error) {
      const isDenied = error instanceof DOMException && error.name === "NotAllowedError";
      tell({ type: "failed", why: isDenied ? "denied" : "unavailable" });
    }
  };

  return {
    ...hearing,
    ways,
    explains,
    canHear: ways.length > 0 || waitsForHttps,
    press: () => {
      if (waitsForHttps) return explainNeed("microphone");
      if (hearing.stage !== "off") {
        tell({ type: "finished" });
        return end("finish");
      }
      const way = readAgreedWay(ways);
      if (way) void begin(way);
      else setExplains(true);
    },
    explain: () => setExplains(true),
    agree: (way: HearingWay) => {
      agreeToWay(way);
      setExplains(false);
      void begin(way);
    },
    decline: () => setExplains(false),
    forget: () => {
      end("cancel");
      tell({ type: "cancelled" });
    },
  };
}
