import { Section } from "#ui/section/section.tsx";
import styles from "./devices.module.css";

const kinds = [
  {
    name: "Computers",
    words: "Chrome, Edge and Opera 109, Firefox 121, Safari 17.2, or newer. Windows, macOS, Linux.",
  },
  {
    name: "Phones and tablets",
    words: "iPhone and iPad with iOS 17.2, Android with Chrome or Firefox, or newer.",
  },
  {
    name: "Smart TVs",
    words:
      "Google TV, Fire TV, Samsung and LG sets whose browser is of 2024 or later. The arrows and OK of the remote control reach everything.",
  },
  {
    name: "AR glasses and headsets",
    words:
      "Browsers with WebXR, such as those of Meta Quest and Android XR, for the companion in your room. Without one it stands on the screen.",
  },
];

export function SupportedDevices() {
  return (
    <Section
      heading="Supported devices"
      words="Nothing to install. A device on your home network needs only this address."
    >
      <ul className={styles.kinds}>
        {kinds.map(({ name, words }) => (
          <li key={name} className={styles.kind}>
            <h3 className={styles.name}>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
