import type { IconName } from '#ui/icon-names.ts'
import { InfoCard } from '#ui/info-card.tsx'
import './promises.css'

const promises: { title: string; icon: IconName; text: string }[] = [
  {
    title: 'What We Offer',
    icon: 'gift-fill',
    text: 'Rides, soft play, games and party rooms under one safe roof, for children aged 2 to 12.',
  },
  {
    title: 'Our Mission',
    icon: 'rocket-launch-fill',
    text: 'To give every child in our city a place to move, laugh and make friends.',
  },
  {
    title: 'Why Choose',
    icon: 'seal-check-fill',
    text: 'Trained guides, clean floors, clear prices, and a chair with a view for parents.',
  },
]

export function Promises() {
  return (
    <section className="band band--sky section promises">
      <div className="wrap info-cards">
        {promises.map(({ title, icon, text }) => (
          <InfoCard key={title} icon={icon} title={title}>
            <p className="mute">{text}</p>
          </InfoCard>
        ))}
      </div>
    </section>
  )
}
