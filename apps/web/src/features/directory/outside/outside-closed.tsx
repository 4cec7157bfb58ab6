import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";

/** Shown where outside links are closed. */
export function OutsideClosed() {
  return (
    <Message
      heading={say`Outside links are off`}
      actions={
        <ButtonLink variant="gold" href={routes.home}>
          {say`Back to films`}
        </ButtonLink>
      }
    >
      {say`A parent turned off outside links for this profile. Everything else still works.`}
    </Message>
  );
}
