import type { WeekReport } from "@goldmane/contracts/controls/report";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";
import { ChildReport } from "./child-report.tsx";
import styles from "./week-view.module.css";

type Props = { report: WeekReport };

/** The weekly report of every child. */
export function WeekView({ report }: Props) {
  if (report.children.length === 0) {
    return (
      <Message
        heading={say`No child’s profile yet`}
        size="small"
        actions={
          <ButtonLink variant="gold" href={routes.family}>
            {say`Add one under Family`}
          </ButtonLink>
        }
      >
        {say`Weeks are told of children and teens. Grown-ups’ watching is theirs alone.`}
      </Message>
    );
  }
  return (
    <div className={styles.children}>
      {report.children.map((child) => (
        <ChildReport key={child.profile.id} child={child} />
      ))}
    </div>
  );
}
