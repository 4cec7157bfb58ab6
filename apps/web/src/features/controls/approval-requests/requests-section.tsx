import { say } from "#platform/words/say.ts";
import { HelpTip } from "#ui/help-tip/help-tip.tsx";
import { Section } from "#ui/section/section.tsx";
import { RequestList } from "./request-list.tsx";

/** Section of approval requests on a parent's page. */
export function RequestsSection() {
  return (
    <Section
      heading={say`Requests`}
      help={<HelpTip article="requests" label={say`Requests`} />}
      description={say`Requests expire at midnight. The first parent to reply decides.`}
    >
      <RequestList />
    </Section>
  );
}
