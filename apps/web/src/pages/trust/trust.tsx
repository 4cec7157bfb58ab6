import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { openSecurely, readDestination } from "#features/trust/destination.ts";
import { trustQuery } from "#features/trust/queries.ts";
import { useTrustCheck } from "#features/trust/use-trust-check.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { Message } from "#ui/message/message.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { TrustView } from "./trust-view.tsx";

/** Guides a device through trusting the server's certificate. */
export function TrustPage() {
  useDocumentTitle(say`Set up this device`);
  const { data: trust } = useSuspenseQuery(trustQuery);
  if (trust.https === "off") return <NoHttps />;
  if (trust.https === "public") {
    const [url = ""] = trust.urls;
    return (
      <Message heading={say`Nothing to set up`} actions={<a href={url}>{url}</a>}>
        {say`Goldmane’s secure address works on every device.`}
      </Message>
    );
  }
  return <Check urls={trust.urls} authority={trust.authority?.name ?? "Goldmane"} />;
}

/** The server has no https yet; only its administrator is told how to turn it on. */
function NoHttps() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  if (!session.isOperator)
    return (
      <Message heading={say`This server has no https yet`}>
        {say`Ask its administrator to turn it on.`}
      </Message>
    );
  return (
    <Message heading={say`Turn on https`} actions={<code>HOST=0.0.0.0 TLS=local npm start</code>}>
      {say`Restart the server with these settings. Then open this page on each device.`}
    </Message>
  );
}

function Check({ urls, authority }: { urls: readonly string[]; authority: string }) {
  const { trust, first } = useTrustCheck();
  const path = readDestination(location);
  // It trusted the server before, and only came by an address without https.
  const isSkipped = first === "trusted" && location.protocol === "http:" && path !== null;
  useEffect(() => {
    if (isSkipped) openSecurely(path);
  }, [isSkipped, path]);
  if (trust === null || isSkipped) return <Spinner />;
  return <TrustView trust={trust} urls={urls} authority={authority} path={path ?? routes.home} />;
}
