import type { NewAsk, OwnAsk } from "@goldmane/contracts/controls/asks";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { ownAsksQuery, useAskParent } from "#features/controls/queries.ts";
import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";

const lookEveryMs = 3000;

/** A question to the parents, from the asking to the answer. */
export function useAsk(asked: NewAsk, onYes: () => void) {
  const [askedId, setAskedId] = useState<string | null>(null);
  const { mutate, isPending, error } = useAskParent();
  const { data: asks } = useQuery({
    ...ownAsksQuery,
    refetchInterval: ({ state }) => find(state.data, asked)?.status === "waiting" && lookEveryMs,
  });
  const open = find(asks, asked);
  // What was answered before this was asked is over.
  const ask = open?.status === "waiting" || open?.id === askedId ? open : undefined;
  const sayYes = useEffectEvent(onYes);
  const isYes = ask?.status === "yes";
  const waitsFor = ask?.status === "waiting" ? ask.id : null;

  if (waitsFor !== null && waitsFor !== askedId) setAskedId(waitsFor);
  useEffect(() => {
    if (isYes) sayYes();
  }, [isYes]);

  return {
    status: ask?.status ?? null,
    isPending,
    problem:
      error instanceof ApiError ? error.words : error ? say`Nobody is answering.` : undefined,
    send: () => mutate(asked, { onSuccess: ({ id }) => setAskedId(id) }),
  };
}

/** The latest question about the same thing. */
function find(asks: readonly OwnAsk[] | undefined, asked: NewAsk): OwnAsk | undefined {
  const titleId = asked.titleId ?? null;
  return asks?.find((one) => one.kind === asked.kind && one.titleId === titleId);
}
