import type { IconName } from '#ui/icon-names.ts'
import { InfoCard } from '#ui/info-card.tsx'
import * as words from '#words/content.ts'
import './promises.css'

const promises: { title: string; icon: IconName; text: string }[] = [
  { title: words.offerTitle, icon: 'gift-fill', text: words.offerText },
  { title: words.missionTitle, icon: 'rocket-launch-fill', text: words.missionText },
  { title: words.whyTitle, icon: 'seal-check-fill', text: words.whyText },
]

export function Promises() {
  return (
    <section className="band band--sky section promises">
      <div className="wrap info-cards">
        {promises.map(({ title, icon, text }) => (
          <InfoCard key={icon} icon={icon} title={title}>
            <p className="mute">{text}</p>
          </InfoCard>
        ))}
      </div>
    </section>
  )
}
