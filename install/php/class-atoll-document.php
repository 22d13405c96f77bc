<?php
/**
 * The elements of an HTML page with their places in its source, so that a page can be changed without being written anew.
 */
class Atoll_Document {
	/** Elements whose content has no tags. With scripts, browsers read noscript like this, too. */
	private const RAW = array(
		'script' => 1, 'style' => 1, 'textarea' => 1, 'title' => 1, 'iframe' => 1, 'noembed' => 1, 'noframes' => 1,
		'noscript' => 1, 'xmp' => 1,
	);

	private const SPACE = " \t\r\n\f";

	/** @var string */
	public $source;
	/** @var Atoll_Element[] In document order. */
	public $elements;
	/** @var bool Whether this is a whole page, not a part that a script asked for. */
	public $is_whole;

	/** @var Atoll_Tree */
	private $tree;

	public function __construct( string $source ) {
		$this->source = $source;
		$this->tree   = new Atoll_Tree();
		$this->scan();
		$this->tree->finish( strlen( $source ) );
		$this->elements = $this->tree->elements();
		$this->is_whole = $this->tree->is_whole;
	}

	/** The html, head or body of the page, also without a tag of its own; null in a page that ends before. */
	public function first( string $name ): ?Atoll_Element {
		return $this->tree->first( $name );
	}

	private function scan(): void {
		$source = $this->source;
		$length = strlen( $source );
		// A byte order mark is no text.
		$at = 0 === strncmp( $source, "\xEF\xBB\xBF", 3 ) ? 3 : 0;
		while ( $at < $length ) {
			$next = strpos( $source, '<', $at );
			// "<" before anything else is text.
			while ( false !== $next && ! preg_match( '~\G<[!?/a-z]~i', $source, $match, 0, $next ) ) {
				$next = strpos( $source, '<', $next + 1 );
			}
			$end  = false === $next ? $length : $next;
			$text = $at + strspn( $source, self::SPACE, $at, $end - $at );
			if ( $text < $end ) {
				$this->tree->text( $text );
			}
			if ( false === $next ) {
				return;
			}
			$at = $this->after_tag( $next );
		}
	}

	/** Reads a tag or a comment. Returns the offset after it. */
	private function after_tag( int $at ): int {
		switch ( $this->source[ $at + 1 ] ) {
			case '!':
			case '?':
				return $this->after_comment( $at );
			case '/':
				return $this->end_tag( $at );
			default:
				return $this->start_tag( $at );
		}
	}

	/** The offset after a comment, a doctype or a CDATA section. */
	private function after_comment( int $at ): int {
		$source = $this->source;
		if ( 0 === substr_compare( $source, '<!--', $at, 4 ) ) {
			// "<!-->" is a whole comment.
			if ( preg_match( '/\G<!---?>/', $source, $match, 0, $at ) ) {
				return $at + strlen( $match[0] );
			}
			// No ".*?": PHP gives up on long texts with it.
			$is_ended = preg_match( '/--!?>/', $source, $match, PREG_OFFSET_CAPTURE, $at + 4 );
			return $is_ended ? $match[0][1] + strlen( $match[0][0] ) : strlen( $source );
		}
		if ( $this->tree->is_cdata_allowed() && 0 === substr_compare( $source, '<![CDATA[', $at, 9 ) ) {
			return $this->after( ']]>', $at );
		}
		if ( 0 === substr_compare( $source, '<!doctype', $at, 9, true ) ) {
			$this->tree->doctype();
		}
		return $this->after( '>', $at );
	}

	/** The offset after a text, or that of the end of the page. */
	private function after( string $text, int $at ): int {
		$found = strpos( $this->source, $text, $at );
		return false === $found ? strlen( $this->source ) : $found + strlen( $text );
	}

	private function start_tag( int $at ): int {
		$source = $this->source;
		preg_match( '~\G<([a-z][^\s/>]*+)~i', $source, $match, 0, $at );
		$element             = new Atoll_Element();
		$element->name       = strtolower( $match[1] );
		$element->start      = $at;
		$element->after_name = $at + strlen( $match[0] );
		$end                 = $this->read_attributes( $element );
		if ( null === $end ) {
			return strlen( $source );
		}
		$element->content = $end;
		$name             = $element->name;
		if ( ! $this->tree->start( $element, '/' === $source[ $end - 2 ] ) || null !== $element->language ) {
			return $end;
		}
		if ( 'plaintext' === $name ) {
			return strlen( $source );
		}
		return isset( self::RAW[ $name ] ) ? $this->end_raw( $name, $end ) : $end;
	}

	/** Reads the attributes of a start tag. Returns the offset after the tag, or null when the page ends before. */
	private function read_attributes( Atoll_Element $element ): ?int {
		$at = $element->after_name;
		// After the name: the value in double quotes, in single quotes, or without.
		$attribute = '~\G[\s/]*+(?:(>)|([^\s>/][^\s/>=]*+)(?:\s*+=\s*+(?:"([^"]*+)"|\'([^\']*+)\'|(?!["\'])([^\s>]*+)))?+)~';
		while ( preg_match( $attribute, $this->source, $match, PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL, $at ) ) {
			$at += strlen( $match[0][0] );
			if ( null !== $match[1][0] ) {
				return $at;
			}
			$name  = strtolower( $match[2][0] );
			$value = $match[3][0] ?? $match[4][0] ?? $match[5][0] ?? null;
			// The quote at the end is missing.
			if ( null === $value && preg_match( '~\G\s*+=~', $this->source, $equals, 0, $at ) ) {
				return null;
			}
			if ( ! isset( $element->attributes[ $name ] ) ) {
				$decoded                      = strpos( (string) $value, '&' ) === false ? (string) $value : html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
				$element->attributes[ $name ] = array( $decoded, $match[2][1], $at );
			}
		}
		return null;
	}

	private function end_tag( int $at ): int {
		if ( ! preg_match( '~\G</([a-z][^\s/>]*+)~i', $this->source, $match, 0, $at ) ) {
			// "</" before anything else is a comment.
			return $this->after( '>', $at );
		}
		$tag             = new Atoll_Element();
		$tag->after_name = $at + strlen( $match[0] );
		$end             = $this->read_attributes( $tag );
		if ( null === $end ) {
			return strlen( $this->source );
		}
		$this->tree->end( strtolower( $match[1] ), $at, $end );
		return $end;
	}

	/** Ends an element without tags in its content. */
	private function end_raw( string $name, int $content ): int {
		if ( ! preg_match( '~</' . $name . '(?=[\s/>])[^>]*+>?~i', $this->source, $match, PREG_OFFSET_CAPTURE, $content ) ) {
			return strlen( $this->source );
		}
		$end = $match[0][1] + strlen( $match[0][0] );
		$this->tree->end_raw( $match[0][1], $end );
		return $end;
	}
}
