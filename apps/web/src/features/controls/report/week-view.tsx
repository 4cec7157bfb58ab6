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
        heading={say`No child profiles yet`}
        size="small"
        actions={
          <ButtonLink variant="gold" href={routes.family}>
            {say`Add a profile`}
          </ButtonLink>
        }
      >
        {say`Reports cover children and teens only. What grown-ups watch stays private.`}
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
