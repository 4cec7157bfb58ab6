import { useQuery } from "@tanstack/react-query";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { BrandPlate, brandStyle } from "./brand-plate.tsx";
import styles from "./host-apps.module.css";
import { OutsideLink } from "./outside/outside-link.tsx";
import { appsQuery } from "#features/directory/panel/queries.ts";

/** Other streaming services, each in its brand color; nothing if outside links are closed. */
export function HostApps() {
  const { data } = useQuery(appsQuery);
  if (!data || data.hosts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="host-apps">
      <h3 id="host-apps" className={styles.heading}>
        {say`HOST APPS`}
      </h3>
      <ul className={styles.row}>
        {data.hosts.map((host) => (
          <li key={host.id}>
            <OutsideLink
              link={{ kind: "host", ...host }}
              className={styles.link}
              style={brandStyle(host.color)}
            >
              <span className={styles.plate}>
                <BrandPlate {...host} />
              </span>
              <span className={styles.name}>{host.name}</span>
              <span className={styles.sign}>
                <Icon name={host.url === null ? "lock" : "out"} />
              </span>
            </OutsideLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
