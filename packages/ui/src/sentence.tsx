import { Fragment, type ReactNode } from 'react'

type Props = { text: string; gaps: Record<string, ReactNode> }

/** A text with a link in it: '… our {terms}.' The order of its parts is the language's. */
export const Sentence = ({ text, gaps }: Props) =>
  text.split(/\{(\w+)\}/).map((part, at) => <Fragment key={at}>{at % 2 === 0 ? part : gaps[part]}</Fragment>)
