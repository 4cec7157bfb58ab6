import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Message } from "#ui/message/message.tsx";
import { setupQuery } from "./queries.ts";

const pollEveryMs = 2000;

type Props = {
  /** Whether the server restarts by itself. */
  restarts: boolean;
};

/** Shown until the server is back with the restored data. Then it opens the sign-in. */
export function RestartMessage({ restarts }: Props) {
  const { data: setup } = useQuery({ ...setupQuery, refetchInterval: pollEveryMs, retry: false });
  const isBack = setup?.restoring === null;
  useEffect(() => {
    // A new document: nothing of the new server's is kept.
    if (isBack) location.replace(routes.familyLogin);
  }, [isBack]);
  return restarts ? (
    <Message heading={say`Restoring your backup`}>
      {say`The server is restarting. You can sign in when it’s back.`}
    </Message>
  ) : (
    <Message heading={say`Restart the server`}>
      {say`Your backup is ready. Stop the server and start it again to finish.`}
    </Message>
  );
}
