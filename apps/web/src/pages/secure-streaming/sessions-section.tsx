import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { WatchingNow } from "#features/playback/streams/watching-now.tsx";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Section } from "#ui/section/section.tsx";

/** Explains how playback links are tied to sessions. */
export function SessionsSection({ session: { profile } }: { session: CurrentSession }) {
  return (
    <>
      <Section
        heading={say`Signed out is cut off`}
        description={say`Links are tied to one browser session. When it ends, they end with it.`}
      >
        <p>
          {say`Signing a browser out, choosing another profile, or a parent’s no takes effect with the next request: no film plays on from links that were given before.`}
        </p>
        <ButtonLink variant="glass" href={routes.devices}>
          {say`See your devices`}
        </ButtonLink>
      </Section>
      {profile && <WatchingNow />}
    </>
  );
}
