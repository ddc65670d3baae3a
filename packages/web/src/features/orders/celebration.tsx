import confetti from '../../art/confetti.svg?url'

export function Celebration({ drawing, width, height }: { drawing: string; width: number; height: number }) {
  return (
    <>
      <img className="confetti" src={confetti} alt="" width="1440" height="380" />
      <img src={drawing} alt="" width={width} height={height} />
    </>
  )
}
