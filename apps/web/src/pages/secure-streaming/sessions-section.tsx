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
        heading={say`Signing out stops playback`}
        description={say`Links belong to one browser session and end with it.`}
      >
        <p>
          {say`Signing out, switching profile or a parent’s block takes effect on the next request. Earlier links stop working.`}
        </p>
        <ButtonLink variant="glass" href={routes.devices}>
          {say`See your devices`}
        </ButtonLink>
      </Section>
      {profile && <WatchingNow />}
    </>
  );
}
