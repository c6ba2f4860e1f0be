import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import type {Expression, ExpressionPart} from '../../../reference/runtime-expression';

/** Says in words where a value comes from. */
export default function ExpressionText({
  expression,
}: {
  expression: Expression;
}): ReactNode {
  return expression.map((part, index) => (
    <React.Fragment key={index}>
      {index === 0 ? null : ' + '}
      <PartText part={part} />
    </React.Fragment>
  ));
}

function PartText({part}: {part: ExpressionPart}): ReactNode {
  if (typeof part === 'string') {
    return <code>{part}</code>;
  }
  switch (part.source) {
    case 'url':
      return (
        <Translate id="reference.expression.url">the address of the request</Translate>
      );
    case 'method':
      return (
        <Translate id="reference.expression.method">the method of the request</Translate>
      );
    case 'statusCode':
      return (
        <Translate id="reference.expression.statusCode">
          the status code of the response
        </Translate>
      );
    case 'request':
    case 'response':
      return (
        <Translate
          id="reference.expression.place"
          values={{
            place: <PlaceText part={part} />,
            message: <MessageName part={part} />,
          }}
        >
          {'{place} of the {message}'}
        </Translate>
      );
  }
}

type PlacePart = Extract<ExpressionPart, {in: string}>;

function MessageName({part}: {part: PlacePart}): ReactNode {
  return part.source === 'request' ? (
    <Translate id="reference.expression.request">request</Translate>
  ) : (
    <Translate id="reference.expression.response">response</Translate>
  );
}

function PlaceText({part}: {part: PlacePart}): ReactNode {
  switch (part.in) {
    case 'path':
      return (
        <Translate
          id="reference.expression.path"
          values={{name: <code>{part.name}</code>}}
        >
          {'the path parameter {name}'}
        </Translate>
      );
    case 'query':
      return (
        <Translate
          id="reference.expression.query"
          values={{name: <code>{part.name}</code>}}
        >
          {'the query parameter {name}'}
        </Translate>
      );
    case 'header':
      return (
        <Translate
          id="reference.expression.header"
          values={{name: <code>{part.name}</code>}}
        >
          {'the header {name}'}
        </Translate>
      );
    case 'body':
      return part.path.length === 0 ? (
        <Translate id="reference.expression.body">the body</Translate>
      ) : (
        <Translate
          id="reference.expression.field"
          values={{name: <code>{part.path.join('.')}</code>}}
        >
          {'{name} in the body'}
        </Translate>
      );
  }
}
