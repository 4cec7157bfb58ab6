import type { Moment } from "@goldmane/branching/moment";
import { optionsOf } from "@goldmane/branching/moment";
import { useEffect, useEffectEvent } from "react";
import { readByBrowser } from "#platform/speech/read-by-browser.ts";
import { getActiveLanguage } from "#platform/words/active-language.ts";

/** Reads a question and its options aloud when it opens; silent once it is answered. */
export function useReadChoice(moment: Moment | undefined, textOf: (text: string) => string): void {
  const listTexts = useEffectEvent((asked: Moment) => {
    const { next } = asked;
    if (next.kind === "ending") return [];
    const options = next.kind === "choice" ? optionsOf(asked).map(({ text }) => text) : [];
    return [next.prompt ?? "", ...options].filter((text) => text !== "").map(textOf);
  });
  useEffect(() => {
    if (!moment) return undefined;
    const end = new AbortController();
    let stop = () => {};
    const read = async () => {
      const { language } = getActiveLanguage();
      const spoken = await readByBrowser(listTexts(moment).join(" … "), language, end.signal);
      if (end.signal.aborted) spoken?.stop();
      else stop = spoken?.stop ?? stop;
    };
    void read();
    return () => {
      end.abort();
      stop();
    };
  }, [moment]);
}
